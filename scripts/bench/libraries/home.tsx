import { eventTitle } from '@/domain/calendar/eventName';
import { toDay } from '@/domain/day';
import { Field, Form, Formik } from 'formik';
import { showMemberPage } from './MemberPage';

// What the home needs to show its button: a form with Formik, and the name of the Shabbos from the calendar.
showMemberPage(
  <Formik initialValues={{ men: 1 }} onSubmit={() => undefined}>
    <Form>
      <h2>{eventTitle({ kind: 'later', day: toDay('2026-11-28') })}</h2>
      <label htmlFor="men">Number of men</label>
      <Field id="men" name="men" type="number" />
      <button type="submit">Sign up</button>
    </Form>
  </Formik>,
);
