import { useState } from 'react';
import { eventText, readActs, writeActs } from '../links/actText';
import { chosenEvent, listEvents } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { flagsOfSignUp } from '../../data/signUpFields';
import { PARTS } from '../../wire/parts';
import { EventSelect } from './EventSelect';
import { InputField, SelectField, Tick } from './fields';
import { RowTable } from './RowTable';
import { TextSetting } from './TextSetting';

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
  const [chosen, setChosen] = useState('');
  const [time, setTime] = useState('now');
  const [seconds, setSeconds] = useState('10');
  const [problems, setProblems] = useState<string[]>([]);
  const events = listEvents(backend, clock.now());
  const event = chosenEvent(events, chosen);

  function apply(text: string, mode: 'add' | 'replace'): string[] {
    const found: string[] = [];
    const acts = readActs(text, (problem) => found.push(problem), clock.now());
    if (found.length > 0) return found;
    controls.set({ meanwhile: mode === 'replace' ? acts : [...backend.meanwhile, ...acts] });
    return [];
  }

  const add = (...words: string[]) => {
    const at = time === 'seconds' ? `${seconds}s` : time;
    setProblems(apply(`neighbour:${[...words, eventText(event)].join('.')}@${at}`, 'add'));
  };

  return (
    <>
      <EventSelect label="Event" events={events} value={event} onChange={setChosen} />
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
      <TextSetting
        label="Still to come (meanwhile)"
        example={'office:{"openOnThu":true}@30s opens the community on Thursdays in 30 seconds.'}
        value={writeActs(backend.meanwhile, clock.now())}
        apply={(text) => apply(text, 'replace')}
      />
      <RowTable emulation={emulation} event={event} />
    </>
  );
}
