// Written by `npm run scenario`. Each file in this folder is a scenario of its name.
import recordedWeek from './recorded-week.json' with { type: 'json' };

export const recordings = {
  'recorded-week': recordedWeek,
};
