type Area = 'localStorage' | 'sessionStorage';

/** Reads the stored value of a key. Null without a value, and if the browser forbids storage. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the value of a key. Null removes the value. Returns false if the browser forbids storage. */
export function store(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
