import recordedWeek from './recorded-week.json' with { type: 'json' };

/**
 * Scenario files that are scenarios for links, stories and Jest, keyed by name. `npx tsx scripts/real-backend/scenario.ts` makes
 * such files.
 */
export const recordings = { 'recorded-week': recordedWeek };
