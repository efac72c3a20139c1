import { site } from '../../site';

export function OfficeHours() {
  return (
    <section aria-labelledby="office-hours">
      <h2 id="office-hours">Office hours</h2>
      <ul className="hours">
        {site.officeHours.map(({ days, hours }, line) => (
          // Two lines read the same, so a line is known by its place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={line}>
            {days} {hours}
          </li>
        ))}
      </ul>
    </section>
  );
}
