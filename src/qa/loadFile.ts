import type { Emulation } from '../../mocks/qa/startEmulation';

export async function loadFile(emulation: Emulation, file: File): Promise<void> {
  await emulation.loadFile(await file.text());
}

export const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
