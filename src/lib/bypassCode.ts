import { createContext, use } from 'react';

export const BypassCodeContext = createContext('');

/** The bypass code that the member has verified, '' if there is none (rule: bypass-code). */
export const useBypassCode = (): string => use(BypassCodeContext);
