type Area = 'localStorage' | 'sessionStorage';

/** What the browser has stored under a key. Null without a value, and where the browser forbids storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key; null removes what is there. False where the browser forbids storage. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
