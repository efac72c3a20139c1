/**
 * What the build names although a supported browser lacks it, with the reason why this is no fault: the code tests for the feature
 * first, never uses it, or means a method of another object; or the page is as good without the style.
 */
export const exceptions: Readonly<Record<string, string>> = {
  // Scripts: features that the code tests for first, or never uses.
  setImmediate: 'React uses MessageChannel where there is none',
  navigation: 'React asks for it before it shows a default transition indicator',
  '.startViewTransition()': 'React uses it only for a ViewTransition component, of which we have none',
  'navigator.connection': 'SWR asks for it, to wait longer on a slow connection',
  'window.requestIdleCallback': 'the prefetch asks for it, and waits a moment where there is none',
  'Error.captureStackTrace': 'Yup asks for it',
  '.isError()': 'Yup has a method of that name',
  Temporal: 'the calendar library refers to it in functions that the app does not call',
  'Temporal.Instant': 'the calendar library refers to it in functions that the app does not call',
  // Scripts: methods of our own or of a library.
  '.drop()': 'forgets a draft of the app',
  '.move()': 'a method of Formik',
  '.isVisible()': 'a setting of SWR',
  '.toArray()': 'a method of moment',
  '.locale()': 'a method of moment',
  // Styles that nobody misses in a browser that lacks them.
  'cursor: pointer': 'iOS shows no pointer',
  'cursor: default': 'iOS shows no pointer',
  '@page': 'iOS prints with margins of its own',
  'break-after: avoid': 'the page of a print breaks elsewhere',
  '@media (forced-colors)': 'Safari has no forced colours',
  'forced-color-adjust': 'Safari has no forced colours',
  'forced-color-adjust: none': 'Safari has no forced colours',
  resize: 'a text area of iOS has no handle',
  'resize: vertical': 'a text area of iOS has no handle',
  'text-size-adjust': 'only browsers on phones enlarge text',
  'text-wrap': 'lines break elsewhere',
  'text-wrap: balance': 'lines break elsewhere',
  'text-wrap: pretty': 'lines break elsewhere',
};
