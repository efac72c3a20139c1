import { Field, Form, Formik } from 'formik';
import * as yup from 'yup';
import { showMemberPage } from './MemberPage';

const schema = yup.object({ code: yup.string().required() });

// What Winterize needs to show its button: a form with Formik, and its rules with Yup.
showMemberPage(
  <Formik initialValues={{ code: '' }} validationSchema={schema} onSubmit={() => undefined}>
    <Form>
      <label htmlFor="code">Combination code</label>
      <Field id="code" name="code" />
      <button type="submit">Submit</button>
    </Form>
  </Formik>,
);
