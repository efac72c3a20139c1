import type { FaultKind } from '../../mocks/faults/faults';

/** The columns of the fault table. */
export const faultColumns = [
  '500',
  '500-plain',
  '502-html',
  '401',
  'dropped',
  'timeout',
  'empty',
  'malformed',
  'missing-fields',
  'redirect',
  'done-dropped',
] as const satisfies readonly FaultKind[];
