/** @jest-environment node */
import { createBuilders } from '../../data/builders';
import { toDay } from '../../../src/domain/day';
import { communityFields, readTexts } from './communityForm';

const colony = createBuilders(0).buildColony({
  shulOpenAt: [toDay('2026-08-15'), toDay('2026-08-22')],
  notes: [
    { _id: 'note-1', content: 'One\nand more' },
    { _id: 'note-2', content: 'Two' },
  ],
  policies: [{ _id: 'policy-1', title: 'Quiet', content: 'After eleven\nnone' }],
});

test('reads the same settings from the texts that it wrote', () => {
  const texts = Object.fromEntries(communityFields.map(({ name, write }) => [name, write(colony)]));
  const { settings, problems } = readTexts(texts);
  expect(problems).toEqual([]);
  expect(Object.keys(settings)).toHaveLength(4);
  expect(colony).toMatchObject(settings);
});

test('returns only the settings that were typed', () => {
  expect(readTexts({ notes: 'Three', shulOpenAt: '2026-09-05, 2026-09-12' }).settings).toEqual({
    notes: [{ _id: 'note-1', content: 'Three' }],
    shulOpenAt: ['2026-09-05', '2026-09-12'],
  });
});

test('reports texts that cannot be read', () => {
  expect(readTexts({ mikvahOpenAt: '2026-02-30' }).problems).toEqual([
    "'2026-02-30' is no day; write 2026-08-15.",
  ]);
});
