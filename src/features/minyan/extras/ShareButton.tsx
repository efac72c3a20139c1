import { useRef, useState } from 'react';
import { useHref } from 'react-router';
import { Button } from '../../../ui/button/Button';
import { englishName } from '../../../domain/calendar/englishName';
import type { MinyanEvent } from '../../../domain/event';
import { shareText } from '../../../domain/shareText';
import type { SignUp } from '../../../domain/signUp';
import { paths } from '../../../lib/paths';
import { FormStatus } from '../../../ui/feedback/FormStatus';
import { useToday } from '../../../ui/useNow';
import './extras.scss';

/** Returns false if the browser has no share sheet, or cannot share a text. */
async function openShareSheet(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    // The member has closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares how many are coming, or copies it where the browser has no share sheet (rule: shared-message). */
export function ShareButton({ event, signUps }: { event: MinyanEvent; signUps: readonly SignUp[] }) {
  const address = new URL(useHref(paths.home), window.location.origin).href;
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const isSharing = useRef(false);
  if (event.day < useToday()) return null;

  async function share() {
    if (isSharing.current) return;
    isSharing.current = true;
    setResult(null);
    const text = shareText(event, signUps, address);
    try {
      if (await openShareSheet(text)) return;
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    } finally {
      isSharing.current = false;
    }
  }

  return (
    <>
      <Button
        className="button button--secondary"
        aria-label={`Share ${englishName(event)}`}
        onClick={() => void share()}
      >
        Share
      </Button>
      <FormStatus
        success={result === 'copied' ? 'Copied. You can paste it into a message.' : null}
        error={result === 'failed' ? 'The browser does not allow copying.' : null}
      />
    </>
  );
}
