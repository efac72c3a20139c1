import { useState, type FormEvent } from 'react';
import type { ColonyRecord } from '../../data/db';
import { colonyFlags, colonyFlagNames } from '../../data/rows';
import type { Emulation } from '../startEmulation';
import { communityFields, readTexts, type CommunityTexts } from './communityForm';
import { Field, SelectField, Tick } from './fields';

const NOT_SET = 'not set';

interface CommunityControlsProps {
  emulation: Pick<Emulation, 'controls'>;
  colony: ColonyRecord;
}

/** Edits the signed-in member's community. Checkboxes and the select apply at once, texts when the form is submitted. */
export function CommunityControls({ emulation, colony }: CommunityControlsProps) {
  const { changeCommunity } = emulation.controls;
  // Only what the tester has typed: the other fields follow what the office changes meanwhile.
  const [typed, setTyped] = useState<CommunityTexts>({});
  const [problems, setProblems] = useState<string[]>([]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readTexts(typed);
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    changeCommunity(read.settings);
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
        value={String(colony.maftirMussafOption ?? NOT_SET)}
        onChange={(chosen) =>
          changeCommunity({ maftirMussafOption: chosen === NOT_SET ? null : chosen === 'true' })
        }
        options={[
          ['true', 'yes (true)'],
          ['false', 'no (false)'],
          [NOT_SET, `the backend does not say, so yes (${NOT_SET})`],
        ]}
      />
      <form onSubmit={submit}>
        {communityFields.map(({ name, label, isLong, write }) => {
          const Control = isLong ? 'textarea' : 'input';
          return (
            <Field key={name} label={label}>
              {(id) => (
                <Control
                  id={id}
                  value={typed[name] ?? write(colony)}
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
