/** @jest-environment node */
import { createBuilders } from '../../data/builders';
import { toDay } from '../../../src/domain/day';
import { changesOf, fromTexts, toTexts } from './communityForm';

const colony = createBuilders(0).buildColony({
  shulOpenAt: [toDay('2026-08-15'), toDay('2026-08-22')],
  notes: [
    { _id: 'note-1', content: 'One\nand more' },
    { _id: 'note-2', content: 'Two' },
  ],
  policies: [{ _id: 'policy-1', title: 'Quiet', content: 'After eleven\nnone' }],
});

test('reads the same settings from the texts that it wrote', () => {
  const { settings, problems } = fromTexts(toTexts(colony));
  expect(problems).toEqual([]);
  expect(changesOf(colony, settings)).toEqual({});
});

test('returns only the changed settings', () => {
  const texts = { ...toTexts(colony), lat: ' ', notes: 'Three', shulOpenAt: '2026-09-05, 2026-09-12' };
  expect(changesOf(colony, fromTexts(texts).settings)).toEqual({
    lat: null,
    notes: [{ _id: 'note-1', content: 'Three' }],
    shulOpenAt: ['2026-09-05', '2026-09-12'],
  });
});

test('reports texts that cannot be read', () => {
  const texts = { ...toTexts(colony), lon: 'west', mikvahOpenAt: '2026-02-30' };
  expect(fromTexts(texts).problems).toEqual([
    "Longitude: 'west' is no number.",
    "'2026-02-30' is no day; write 2026-08-15.",
  ]);
});
