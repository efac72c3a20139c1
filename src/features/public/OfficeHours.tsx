import { site } from '../../site';

export function OfficeHours() {
  return (
    <section aria-labelledby="office-hours">
      <h2 id="office-hours">Office hours</h2>
      <ul className="hours">
        {site.officeHours.map(({ days, hours }, index) => (
          // The index is the key, because two lines have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{`${days} ${hours}`}</li>
        ))}
      </ul>
    </section>
  );
}
