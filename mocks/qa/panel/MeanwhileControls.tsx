import { useState } from 'react';
import { readActs, writeActs } from '../links/actText';
import { chosenEvent, eventText, listEvents } from '../listedEvents';
import type { Emulation } from '../startEmulation';
import { PARTS } from '../../wire/parts';
import { EventSelect } from './EventSelect';
import { Field } from './Field';
import { RowTable } from './RowTable';
import { TextSetting } from './TextSetting';

const FLAGS = [
  ['guest', 'Guest'],
  ['only-if', 'Only if minyan'],
  ['maftir', 'Maftir'],
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
    const acts = readActs(text, clock.now(), (problem) => found.push(problem));
    if (found.length > 0) return found;
    if (mode === 'replace') controls.setActs(acts);
    else for (const act of acts) controls.addAct(act);
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
          <Field label="Men">
            {(id) => (
              <input
                id={id}
                type="number"
                min={1}
                max={40}
                value={men}
                onChange={({ target }) => setMen(target.value)}
              />
            )}
          </Field>
          <Field label="Part of the reading">
            {(id) => (
              <select id={id} value={part} onChange={({ target }) => setPart(target.value)}>
                <option value="">none</option>
                {PARTS.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Field>
          {FLAGS.map(([word, label]) => (
            <label key={word} className="tick">
              <input
                type="checkbox"
                checked={flags.includes(word)}
                onChange={({ target }) =>
                  setFlags(target.checked ? [...flags, word] : flags.filter((one) => one !== word))
                }
              />
              {label}
            </label>
          ))}
        </div>
        <div className="row">
          <Field label="When">
            {(id) => (
              <select id={id} value={time} onChange={({ target }) => setTime(target.value)}>
                <option value="now">now</option>
                <option value="seconds">in some seconds</option>
                <option value="write">just before the next write arrives</option>
              </select>
            )}
          </Field>
          {time === 'seconds' ? (
            <Field label="Seconds">
              {(id) => (
                <input
                  id={id}
                  type="number"
                  min={1}
                  max={999_999}
                  value={seconds}
                  onChange={({ target }) => setSeconds(target.value)}
                />
              )}
            </Field>
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
