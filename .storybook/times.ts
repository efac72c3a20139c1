/**
 * The time of a story or a Jest test if neither it nor its scenario names one: a Tuesday, 10:00 am in New York. The coming
 * Shabbos is November 14, 2026, and winterization can still be requested.
 */
export const STORY_TIME = '2026-11-10T10:00:00-05:00';

/** The choices of the toolbar. */
export const times: readonly { value: string; title: string }[] = [
  { value: '2026-08-11T10:00:00-04:00', title: 'A Tuesday in August' },
  { value: '2026-09-08T10:00:00-04:00', title: 'Before Rosh Hashanah and all of Tishrei' },
  { value: '2026-11-10T10:00:00-05:00', title: 'A Tuesday in November' },
  { value: '2026-11-12T16:00:00-05:00', title: 'Thursday 4:00:00 pm, still before the cut-off' },
  { value: '2026-11-12T16:00:01-05:00', title: 'Thursday 4:00:01 pm, past the cut-off' },
  { value: '2026-11-14T11:00:00-05:00', title: 'Shabbos morning' },
  { value: '2026-11-14T23:59:00-05:00', title: 'A minute before the next Shabbos becomes the upcoming one' },
  { value: '2026-11-15T12:00:00-05:00', title: 'The last day to request winterization' },
  { value: '2026-11-16T12:00:00-05:00', title: 'The day after the last day to request winterization' },
  { value: '2027-04-20T10:00:00-04:00', title: 'Before Pesach' },
];
