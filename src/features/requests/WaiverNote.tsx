export type Waiver = { link: string; hasOpened: boolean };

type WaiverNoteProps = { waiver: Waiver | null };

/** Shown after a winterization request. A community without a waiver link gets a note that the office will send the waiver. */
export function WaiverNote({ waiver }: WaiverNoteProps) {
  if (waiver === null) return <p>The office will send you the waiver to sign.</p>;
  return (
    <>
      <p>
        {waiver.hasOpened
          ? 'One more step: please sign the waiver in the window that has opened.'
          : 'One more step: please sign the waiver. Your browser did not let it open by itself.'}
      </p>
      <p>
        <a className="button button--secondary" href={waiver.link} target="_blank" rel="noopener noreferrer">
          Open the waiver
        </a>
      </p>
    </>
  );
}
