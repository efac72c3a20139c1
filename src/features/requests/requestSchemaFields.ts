import * as yup from 'yup';

/** The schema fields of both request forms. */
export const requestSchemaFields = {
  combinationCode: yup.string().trim().required('Please enter the combination code.'),
  hasAccepted: yup.boolean().oneOf([true], 'Please accept the terms and conditions.'),
};
