import '../../styles/app.scss';

type FormStatusProps = { error?: string | null | undefined; success?: string | null | undefined };

/** Both live regions stay mounted, so that what appears in them is announced. */
export function FormStatus({ error, success }: FormStatusProps) {
  return (
    <div className="form-status">
      <p className="form-status__error" role="alert">
        {error}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- so that both regions read alike */}
      <p className="form-status__success" role="status">
        {error ? null : success}
      </p>
    </div>
  );
}
