// Written by `npm run scenario`. Each file in this folder is a scenario of its name.
import recordedWeek from './recorded-week.json';

export const recordings = {
  'recorded-week': recordedWeek,
};
