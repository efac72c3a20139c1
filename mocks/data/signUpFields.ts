import { type Check, type Checks, isFlag, isNumber, oneOf, orNull } from '../wire/checks';
import { RECORDED_PARTS, type RecordedPart } from '../wire/parts';
import type { MinyanAddRequest, WireRow } from '../wire/wireTypes';

/** The names of the fields that are both in the request for a sign-up and in the row that is read back. */
type SentAndRead = keyof MinyanAddRequest & keyof WireRow;

/** The flags among these names. The tables have no flag `baalKorah`: a member reads if the sign-up has a part. */
type FlagOfContract = Exclude<
  { [Name in SentAndRead]: MinyanAddRequest[Name] extends boolean ? Name : never }[SentAndRead],
  'baalKorah'
>;

/**
 * The flags of a sign-up, keyed by their names in docs/openapi.yaml. `field` is the name in the tables, in files and in the
 * parameter `signUps` of a link, `word` the name in the parameter `meanwhile`, and `label` the name in the QA panel. Everything
 * in mocks/ that treats sign-ups follows from this table, so a new flag needs one line here.
 */
export const signUpFlags = {
  is_guest: { field: 'isGuest', label: 'Guest', word: 'guest' },
  only_if_minyan: { field: 'onlyIfMinyan', label: 'Only if minyan', word: 'only-if' },
  anonymous: { field: 'anonymous', label: 'Anonymous', word: 'anonymous' },
  reservedMussaf: { field: 'reservedMussaf', label: 'Maftir', word: 'maftir' },
  comingEarlier: { field: 'comingEarlier', label: 'Coming earlier', word: 'earlier' },
} as const satisfies Record<FlagOfContract, { field: string; label: string; word: string }>;

type WireName = keyof typeof signUpFlags;
type Flag = (typeof signUpFlags)[WireName];
type FlagField = Flag['field'];

export type SignUpValues = Record<FlagField, boolean> & { peopleCount: number; part: RecordedPart | null };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table above
const flagEntries = Object.entries(signUpFlags) as [WireName, Flag][];

export const signUpFlagList: readonly Flag[] = Object.values(signUpFlags);

/** An object with a value for each flag, keyed by the names of the tables. */
export function eachFlag<Value>(
  valueOf: (field: FlagField, wire: WireName) => Value,
): Record<FlagField, Value> {
  const entries = flagEntries.map(([wire, { field }]) => [field, valueOf(field, wire)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of all flags
  return Object.fromEntries(entries) as Record<FlagField, Value>;
}

export const initialValues: SignUpValues = { peopleCount: 1, part: null, ...eachFlag(() => false) };

export const valueChecks: Checks<SignUpValues> = {
  peopleCount: isNumber,
  part: orNull(oneOf(RECORDED_PARTS)),
  ...eachFlag((): Check<boolean> => isFlag),
};

export const valuesOfRequest = (request: MinyanAddRequest): SignUpValues => ({
  peopleCount: request.poeple_count,
  part: request.baalKorah ? request.preparedFor : null,
  ...eachFlag((_field, wire) => request[wire]),
});

type RowValues = Required<Pick<WireRow, WireName | 'poeple_count' | 'baalKorah' | 'preparedFor'>>;

/** An object with a value for each flag, keyed by the names of the wire. */
export function eachWireFlag<Value>(valueOf: (field: FlagField) => Value): Record<WireName, Value> {
  const entries = flagEntries.map(([wire, { field }]) => [wire, valueOf(field)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the wire names of all flags
  return Object.fromEntries(entries) as Record<WireName, Value>;
}

export const wireValuesOf = (values: SignUpValues): RowValues => ({
  poeple_count: values.peopleCount,
  baalKorah: values.part !== null,
  preparedFor: values.part === 'unknown' ? null : values.part,
  ...eachWireFlag((field) => values[field]),
});
