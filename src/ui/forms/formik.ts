/**
 * Fields and features import Formik from here. A layer rule allows the library itself only in this folder, so it can be
 * replaced here.
 */
export { FormikProvider, useField, useFormik, useFormikContext } from 'formik';
export type { FieldHelperProps, FieldInputProps, FormikErrors, FormikValues } from 'formik';
