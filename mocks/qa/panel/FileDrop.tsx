import { useEffect, useState } from 'react';
import type { Emulation } from '../startEmulation';
import { Notice } from './Notice';

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Loads a scenario file that is dropped anywhere on the page, and shows why one cannot be loaded. */
export function FileDrop({ emulation }: { emulation: Emulation }) {
  const [problem, setProblem] = useState('');

  useEffect(() => {
    // Without this, the browser would open the file in place of the page.
    const allow = (event: DragEvent) => {
      if (hasFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      void emulation.loadFile(file).then(setProblem);
    };
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', drop);
    };
  }, [emulation]);

  if (problem === '') return null;
  return (
    <Notice onDismiss={() => setProblem('')}>
      <p>{problem}</p>
    </Notice>
  );
}
