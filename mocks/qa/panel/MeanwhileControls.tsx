import { useState } from 'react';
import { flagsOfSignUp } from '../../data/signUpFields';
import { PARTS } from '../../wire/parts';
import { eventText } from '../links/actText';
import { parameters } from '../links/parameters';
import type { Emulation } from '../startEmulation';
import { ApplyField, applyText } from './ApplyField';
import { InputField, SelectField, Tick } from './fields';
import { RowTable } from './RowTable';
import { useEventSelect } from './useEventSelect';

const TIMES = [
  ['now', 'now'],
  ['seconds', 'in some seconds'],
  ['write', 'just before the next write arrives'],
] as const;

interface MeanwhileControlsProps {
  emulation: Pick<Emulation, 'backend' | 'clock' | 'controls'>;
}

/** What a neighbour does now, later, or just before the next write arrives. The page sees it with its next read. */
export function MeanwhileControls({ emulation }: MeanwhileControlsProps) {
  const { backend, clock, controls } = emulation;
  const [men, setMen] = useState('1');
  const [flags, setFlags] = useState<readonly string[]>([]);
  const [part, setPart] = useState('');
  const [time, setTime] = useState('now');
  const [seconds, setSeconds] = useState('10');
  const [problems, setProblems] = useState<string[]>([]);
  const { event, select } = useEventSelect('Event', emulation);
  const { meanwhile } = parameters;

  const add = (...words: string[]) => {
    const at = time === 'seconds' ? `${seconds}s` : time;
    const apply = applyText(meanwhile, clock.now(), (acts) =>
      controls.set({ meanwhile: [...backend.meanwhile, ...acts] }),
    );
    setProblems(apply(`neighbour:${[...words, eventText(event)].join('.')}@${at}`));
  };

  return (
    <>
      {select}
      <fieldset className="group">
        <legend>A neighbour</legend>
        <div className="row">
          <InputField label="Men" type="number" min={1} max={40} value={men} onChange={setMen} />
          <SelectField
            label="Part of the reading"
            value={part}
            onChange={setPart}
            options={[['', 'none'], ...PARTS.map((one) => [one, one] as const)]}
          />
          {flagsOfSignUp.map(({ word, label }) => (
            <Tick
              key={word}
              label={label}
              checked={flags.includes(word)}
              onChange={(isChecked) =>
                setFlags(isChecked ? [...flags, word] : flags.filter((one) => one !== word))
              }
            />
          ))}
        </div>
        <div className="row">
          <SelectField label="When" value={time} onChange={setTime} options={TIMES} />
          {time === 'seconds' ? (
            <InputField
              label="Seconds"
              type="number"
              min={1}
              max={999_999}
              value={seconds}
              onChange={setSeconds}
            />
          ) : null}
          <button type="button" onClick={() => add(men, ...flags, ...(part === '' ? [] : [part]))}>
            Neighbour signs up
          </button>
          <button type="button" onClick={() => add('withdraws')}>
            Neighbour withdraws
          </button>
          <div role="alert" className="bad message">
            {problems.join(' ')}
          </div>
        </div>
      </fieldset>
      <ApplyField
        label="Still to come (meanwhile)"
        example={'office:{"openOnThu":true}@30s opens the community on Thursdays in 30 seconds.'}
        value={meanwhile.write(backend.meanwhile, clock.now())}
        apply={applyText(meanwhile, clock.now(), (acts) => controls.set({ meanwhile: acts }))}
      />
      <RowTable emulation={emulation} event={event} />
    </>
  );
}
