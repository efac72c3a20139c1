import { site } from '../../site';

/** A text that may begin with the company's name, which a browser must not translate (rule: translated-page). */
export function CompanyText({ text }: { text: string }) {
  if (!text.startsWith(site.fullName)) return <span>{text}</span>;
  return (
    <>
      <span translate="no">{site.fullName}</span>
      <span>{text.slice(site.fullName.length)}</span>
    </>
  );
}
