/**
 * What the app uses of Formik, beside SubmitForm and FormFrame. Fields and features import it from here, so that a layer
 * rule can keep Formik within this folder.
 */
export { FormikProvider, useField, useFormik, useFormikContext } from 'formik';
export type { FieldHelperProps, FieldInputProps, FormikErrors, FormikValues } from 'formik';
