import type { LightState } from './useReconciliation';

type LightColour = 'green' | 'yellow' | 'red' | 'grey';

export function lightColour({ compared, differences, isUnread }: LightState): LightColour {
  if (differences.length > 0) return isUnread ? 'yellow' : 'red';
  return compared > 0 ? 'green' : 'grey';
}
