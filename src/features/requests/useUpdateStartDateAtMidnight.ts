import type { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { Day } from '../../domain/day';
import { isSeasonOver } from '../../domain/startDate';
import type { WinterizeValues } from './winterizeFormModel';

type WinterizeFormik = ReturnType<typeof useFormik<WinterizeValues>>;

/** At midnight, moves an untouched start date to the new day, and validates the form again. */
export function useUpdateStartDateAtMidnight(formik: WinterizeFormik, today: Day, isSent: boolean): void {
  const lastDefault = useRef(today);
  const { values, dirty, resetForm, setFieldTouched, setFieldValue, validateForm } = formik;
  useEffect(() => {
    if (lastDefault.current === today || isSent) return;
    const isDefault = values.startDate === lastDefault.current;
    lastDefault.current = today;
    const update = async () => {
      if (isDefault && dirty) await setFieldValue('startDate', today, false);
      else if (isDefault) resetForm({ values: { ...values, startDate: today } });
      if (isSeasonOver(today)) await setFieldTouched('startDate', true, false);
      await validateForm();
    };
    void update();
  }, [today, isSent, values, dirty, resetForm, setFieldTouched, setFieldValue, validateForm]);
}
