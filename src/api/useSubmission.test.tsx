import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { StoryMember } from '../../.storybook/StoryMember';
import { ApiError, errorText } from './client';
import { keys } from './keys';
import { type SubmissionOptions, type SubmissionResult, useSubmission } from './useSubmission';

const GENERAL = 'Something went wrong. Please try again.';

const CALL = 'POST /api/user/update';
const refused = (status: number, text: string | null = null) => new ApiError('refused', CALL, status, text);
const unreadable = () => new ApiError('unreadable', CALL, 200);
const timedOut = () => new ApiError('timedOut', CALL);
const dropped = () => new ApiError('unreachable', CALL);

/** A promise that the test resolves. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

type Options = SubmissionOptions<string, number>;

/** Renders the hook on a screen that has read the member and one other resource. */
function renderSubmission(send: (text: string) => Promise<number>, options?: Options) {
  // This read finds a visitor, for whom nothing is read before a submission (rule: another-window).
  const readMember = jest.fn(() => Promise.resolve(null));
  const readOther = jest.fn(() => Promise.resolve('other'));
  const MemberReader = () => {
    useSWR(keys.session, readMember);
    return null;
  };
  const { result, rerender } = renderHook(
    (props: { options: Options | undefined }) => {
      useSWR('other', readOther);
      return useSubmission(send, props.options);
    },
    {
      initialProps: { options },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <MemberReader />
          <StoryMember>
            <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
          </StoryMember>
        </SWRConfig>
      ),
    },
  );
  /** Submits and waits until the attempt has ended. Resolves with the outcome. */
  async function submit(text = 'typed') {
    let outcome: SubmissionResult | undefined;
    await act(async () => {
      outcome = await result.current.submit(text);
    });
    return outcome;
  }
  const reads = () => ({ member: readMember.mock.calls.length, other: readOther.mock.calls.length });
  return { result, rerender, submit, reads };
}

const failing = (failure: Error) => () => Promise.reject(failure);

it('has no error, no success and nothing pending before the first submission', () => {
  const { result } = renderSubmission(() => Promise.resolve(1));
  expect(result.current).toMatchObject({ error: null, isAccepted: false, isPending: false });
});

describe('an accepted submission', () => {
  it('sends the arguments, is pending until the answer, and resolves with done', async () => {
    const { promise, resolve } = deferred<number>();
    const send = jest.fn((_text: string) => promise);
    const { result } = renderSubmission(send);
    let submitted: Promise<SubmissionResult> | undefined;
    act(() => {
      submitted = result.current.submit('typed');
    });
    expect(send.mock.calls).toEqual([['typed']]);
    expect(result.current).toMatchObject({ error: null, isAccepted: false, isPending: true });
    await act(async () => {
      resolve(1);
      await promise;
    });
    await expect(submitted).resolves.toBe('done');
    expect(result.current).toMatchObject({ error: null, isAccepted: true, isPending: false });
  });

  it('passes the result and the arguments to onSuccess, and stays pending until onSuccess ends', async () => {
    const { promise, resolve } = deferred<void>();
    const onSuccess = jest.fn((_result: number, _text: string) => promise);
    const { result } = renderSubmission(() => Promise.resolve(7), { onSuccess });
    const whenSubmitted = jest.fn();
    act(() => void result.current.submit('typed').then(whenSubmitted));
    await waitFor(() => expect(result.current).toMatchObject({ isAccepted: true, isPending: true }));
    expect(onSuccess.mock.calls).toEqual([[7, 'typed']]);
    expect(whenSubmitted).not.toHaveBeenCalled();
    await act(async () => {
      resolve();
      await promise;
    });
    await waitFor(() => expect(whenSubmitted).toHaveBeenCalledWith('done'));
    expect(result.current).toMatchObject({ isAccepted: true, isPending: false });
  });

  it('ends even if onSuccess rejects', async () => {
    const onSuccess = jest.fn(() => Promise.reject(new Error('broken')));
    const { result } = renderSubmission(() => Promise.resolve(1), { onSuccess });
    await act(() => expect(result.current.submit('typed')).rejects.toThrow('broken'));
    expect(result.current).toMatchObject({ isAccepted: true, isPending: false });
  });

  it('reads nothing again', async () => {
    const { submit, reads } = renderSubmission(() => Promise.resolve(1));
    await submit();
    expect(reads()).toEqual({ member: 1, other: 1 });
  });
});

describe('single-flight', () => {
  it('sends nothing for a second call during the first, and both resolve together', async () => {
    const { promise, resolve } = deferred<number>();
    const send = jest.fn((_text: string) => promise);
    const { result } = renderSubmission(send);
    let calls: Promise<SubmissionResult>[] = [];
    act(() => {
      calls = [result.current.submit('one'), result.current.submit('two')];
    });
    expect(calls[1]).toBe(calls[0]);
    await act(async () => {
      resolve(1);
      await Promise.all(calls);
    });
    expect(send.mock.calls).toEqual([['one']]);
  });

  it('sends nothing for a second call from a later render', async () => {
    const { promise, resolve } = deferred<number>();
    const send = jest.fn((_text: string) => promise);
    const { result, rerender } = renderSubmission(send);
    act(() => void result.current.submit('one'));
    rerender({ options: undefined });
    act(() => void result.current.submit('two'));
    await act(async () => {
      resolve(1);
      await promise;
    });
    expect(send.mock.calls).toEqual([['one']]);
  });

  it('sends nothing while onSuccess is still running', async () => {
    const { promise, resolve } = deferred<void>();
    const send = jest.fn((_text: string) => Promise.resolve(1));
    const { result } = renderSubmission(send, { onSuccess: () => promise });
    act(() => void result.current.submit('one'));
    await waitFor(() => expect(result.current.isAccepted).toBe(true));
    act(() => void result.current.submit('two'));
    await act(async () => {
      resolve();
      await promise;
    });
    expect(send.mock.calls).toEqual([['one']]);
  });

  it.each([
    ['accepted', () => Promise.resolve(1)],
    ['refused', failing(refused(400))],
  ])('sends again after the first submission was %s', async (_outcome, answerOnce) => {
    const send = jest.fn((_text: string) => Promise.resolve(1)).mockImplementationOnce(answerOnce);
    const { submit } = renderSubmission(send);
    await submit('one');
    await submit('two');
    expect(send.mock.calls).toEqual([['one'], ['two']]);
  });
});

it('shows the attempt of another form when `name` changes', async () => {
  const send = jest.fn(() => Promise.reject(refused(400, 'Full.')));
  const { result, rerender, submit } = renderSubmission(send, { name: 'sign-up 2026-11-14' });
  await submit();
  expect(result.current.error).toBe('Full.');
  rerender({ options: { name: 'sign-up 2026-11-21' } });
  expect(result.current.error).toBeNull();
});

describe('error text', () => {
  async function errorAfter(failure: Error, options?: Options) {
    const { result, submit } = renderSubmission(failing(failure), options);
    await submit();
    expect(result.current).toMatchObject({ isAccepted: false, isPending: false });
    return result.current.error;
  }

  it.each([
    ['is the reason that the server gives', refused(400, 'Wrong code.'), {}, 'Wrong code.'],
    ['is the general text when the server gives no reason', refused(500), {}, GENERAL],
    ['is the general text when no answer arrives', timedOut(), {}, GENERAL],
    ['is the general text for an unexpected error', new TypeError('x is not a function'), {}, GENERAL],
    [
      "is the form's own text, before the reason that the server gives",
      refused(400, 'Full.'),
      { failureText: (_error: unknown, text: string) => `Not removed: ${text}` },
      'Not removed: typed',
    ],
    [
      "is the form's own text even for a lost answer",
      unreadable(),
      { failureText: () => 'Not removed' },
      'Not removed',
    ],
    [
      "is the form's own text about the error",
      refused(400, 'Full.'),
      { failureText: (error: unknown) => `Not added: ${errorText(error)}` },
      'Not added: Full.',
    ],
  ])('%s', async (_title, failure, options, expected) => {
    expect(await errorAfter(failure, options)).toBe(expected);
  });

  it('disappears when the next submission starts', async () => {
    const { promise } = deferred<number>();
    const send = jest.fn(() => promise).mockImplementationOnce(failing(refused(500)));
    const { result, submit } = renderSubmission(send);
    await submit();
    expect(result.current.error).toBe(GENERAL);
    act(() => void result.current.submit('typed'));
    expect(result.current).toMatchObject({ error: null, isPending: true });
  });

  it('never calls onSuccess after a failure', async () => {
    const onSuccess = jest.fn();
    await errorAfter(refused(400), { onSuccess });
    expect(onSuccess).not.toHaveBeenCalled();
  });
});

describe('after a failure', () => {
  it('reads the member again after a 401, because the session may have expired', async () => {
    const { submit, reads } = renderSubmission(failing(refused(401)));
    await submit();
    expect(reads()).toEqual({ member: 2, other: 1 });
  });

  it.each([
    ['400', refused(400)],
    ['403', refused(403)],
    ['500', refused(500)],
    ['a timeout', timedOut()],
    ['a dropped connection', dropped()],
    ['an unreadable answer', unreadable()],
  ])('reads nothing again after %s', async (_name, failure) => {
    const { submit, reads } = renderSubmission(failing(failure));
    await submit();
    expect(reads()).toEqual({ member: 1, other: 1 });
  });

  it('reads nothing again after a 401 with readsMemberOn401: false', async () => {
    const { submit, reads } = renderSubmission(failing(refused(401)), { readsMemberOn401: false });
    await submit();
    expect(reads()).toEqual({ member: 1, other: 1 });
  });
});

describe('findLostResult', () => {
  it.each([
    ['a timeout', timedOut()],
    ['a dropped connection', dropped()],
    ['502', refused(502)],
    ['503', refused(503)],
    ['504', refused(504)],
    ['an unreadable answer', unreadable()],
  ])('makes the submission accepted after %s if it returns a result', async (_name, failure) => {
    const findLostResult = jest.fn((_text: string) => Promise.resolve(7));
    const onSuccess = jest.fn();
    const { result, submit } = renderSubmission(failing(failure), { findLostResult, onSuccess });
    await expect(submit('typed')).resolves.toBe('done');
    expect(findLostResult.mock.calls).toEqual([['typed']]);
    expect(onSuccess.mock.calls).toEqual([[7, 'typed']]);
    expect(result.current).toMatchObject({ error: null, isAccepted: true, isPending: false });
  });

  it.each([
    ['was not performed', () => Promise.resolve(null)],
    ['cannot be looked up', () => Promise.reject(dropped())],
  ])('leaves the failure of a submission that %s', async (_outcome, findLostResult) => {
    const { result, submit } = renderSubmission(failing(timedOut()), { findLostResult });
    await expect(submit()).resolves.toBe('unanswered');
    expect(result.current).toMatchObject({ error: GENERAL, isAccepted: false, isPending: false });
  });

  it.each([
    ['400', refused(400)],
    ['500', refused(500)],
  ])('is not called after %s', async (_name, failure) => {
    const findLostResult = jest.fn(() => Promise.resolve(7));
    const { submit } = renderSubmission(failing(failure), { findLostResult });
    await expect(submit()).resolves.toBe('refused');
    expect(findLostResult).not.toHaveBeenCalled();
  });
});
