import { useState, type FormEvent } from 'react';
import type { ColonyRecord } from '../../data/db';
import { colonyFlags, colonyFlagNames } from '../../data/rows';
import type { Emulation } from '../startEmulation';
import { changesOf, fromTexts, toTexts, type CommunityTexts } from './communityForm';
import { Field, SelectField, Tick } from './fields';

const FIELDS: readonly { name: keyof CommunityTexts; label: string; isLong: boolean }[] = [
  { name: 'lat', label: 'Latitude (lat)', isLong: false },
  { name: 'lon', label: 'Longitude (lon)', isLong: false },
  { name: 'shulOpenAt', label: 'Days on which the shul is open (shulOpenAt)', isLong: true },
  { name: 'mikvahOpenAt', label: 'Days on which the mikvah is open (mikvahOpenAt)', isLong: true },
  { name: 'notes', label: 'Notes, a line of --- between them (notes)', isLong: true },
  {
    name: 'policies',
    label: 'Policies, the first line the title, a line of --- between them (policies)',
    isLong: true,
  },
];

const MAFTIR = [
  ['true', 'yes', true],
  ['false', 'no', false],
  ['not set', 'the backend does not say, so yes', null],
] as const;

interface CommunityControlsProps {
  emulation: Pick<Emulation, 'controls'>;
  colony: ColonyRecord;
}

/** Edits the signed-in member's community. Checkboxes and the select apply at once, texts when the form is submitted. */
export function CommunityControls({ emulation, colony }: CommunityControlsProps) {
  const { changeCommunity } = emulation.controls;
  // Only what the tester has typed: the other fields follow what the office changes meanwhile.
  const [typed, setTyped] = useState<Partial<CommunityTexts>>({});
  const [problems, setProblems] = useState<string[]>([]);
  const texts = { ...toTexts(colony), ...typed };

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = fromTexts(texts);
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    changeCommunity(changesOf(colony, read.settings));
    setTyped({});
  }

  return (
    <>
      {colonyFlagNames.map((flag) => (
        <Tick
          key={flag}
          label={`${colonyFlags[flag]} (${flag})`}
          checked={colony[flag]}
          onChange={(isChecked) => changeCommunity({ [flag]: isChecked })}
        />
      ))}
      <SelectField
        label="Maftir and Mussaf can be reserved (maftirMussafOption)"
        value={MAFTIR.find(([, , value]) => value === colony.maftirMussafOption)?.[0]}
        onChange={(chosen) =>
          changeCommunity({ maftirMussafOption: MAFTIR.find(([name]) => name === chosen)?.[2] ?? null })
        }
        options={MAFTIR.map(([name, words]) => [name, `${words} (${name})`])}
      />
      <form onSubmit={submit}>
        {FIELDS.map(({ name, label, isLong }) => {
          const Control = isLong ? 'textarea' : 'input';
          return (
            <Field key={name} label={label}>
              {(id) => (
                <Control
                  id={id}
                  value={texts[name]}
                  onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                />
              )}
            </Field>
          );
        })}
        <div role="alert" className="bad">
          {problems.join(' ')}
        </div>
        <button type="submit">Change the community</button>
      </form>
    </>
  );
}
