/** The device's time zones in which `npm run test:all` runs the suites below: west of UTC, UTC itself, east of UTC. */
export const DEVICE_ZONES = ['America/New_York', 'UTC', 'Asia/Jerusalem'] as const;

/**
 * The only modules of `src/` and `mocks/` that use `Date`, `Intl`, moment or the calendar library, so the only ones that
 * could read the device's time zone by mistake. All others pass calendar days and instants on to them.
 */
export const ZONE_MODULES = [
  'mocks/data/holidayCalendar.ts',
  'mocks/qa/links/linkTime.ts',
  'mocks/qa/panel/ClockControls.tsx',
  'mocks/qa/reports/toHar.ts',
  'mocks/time/deviceZone.ts',
  'mocks/time/isoTime.ts',
  'src/domain/calendar/englishName.ts',
  'src/domain/calendar/eventName.ts',
  'src/domain/calendar/hebrewDate.ts',
  'src/domain/calendar/hebrewHolidayName.ts',
  'src/domain/calendar/holyDay.ts',
  'src/domain/calendar/sunset.ts',
  'src/domain/calendar/weeklyReading.ts',
  'src/domain/day.ts',
  'src/domain/time.ts',
  'src/domain/zonedTime.ts',
  'src/features/minyan/extras/writeCalendarFile.ts',
  'src/head/head.ts',
  'src/ui/date-picker/DatePicker.tsx',
  'src/ui/date-picker/localDate.ts',
];

/**
 * Test files and folders that run in every device zone; all others run in the first one only. They are the tests of the
 * modules above, and of code that hands days and times from one of these modules to another. The screens are not among
 * them: `e2e/zones.spec.ts` compares what they show in six device zones.
 */
export const ZONE_SUITES = [
  'src/domain/calendar/',
  'src/domain/cutOff.test.ts',
  'src/domain/day.test.ts',
  'src/domain/time.test.ts',
  'src/domain/upcomingShabbos.test.ts',
  'src/domain/zonedTime.test.ts',
  'src/api/wireTime.test.ts',
  'src/ui/date-picker/',
  'src/features/minyan/extras/writeCalendarFile.test.ts',
  'src/features/requests/winterizeDates.test.tsx',
  'mocks/data/holidayCalendar.test.ts',
  'mocks/qa/links/link.test.ts',
  'mocks/services/minyanSignUp.test.ts',
  'mocks/wire/',
];
