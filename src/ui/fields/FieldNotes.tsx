type FieldNotesProps = {
  hint?: string | undefined;
  error?: string | undefined;
  ids: { error: string; hint: string };
};

/** The hint and the error below a control. */
export function FieldNotes({ hint, error, ids }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p className="field__hint" id={ids.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={ids.error}>
          {error}
        </p>
      ) : null}
    </>
  );
}
