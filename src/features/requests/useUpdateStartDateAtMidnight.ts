import type { useFormik } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Day } from '../../domain/day';
import { isSeasonOver } from '../../domain/startDate';
import type { WinterizeValues } from './winterizeFormModel';

type WinterizeFormik = ReturnType<typeof useFormik<WinterizeValues>>;

/** At midnight, moves the default start date to the new day, also in the field if it is unchanged, and validates the form again. */
export function useUpdateStartDateAtMidnight(formik: WinterizeFormik, today: Day, isSent: boolean): void {
  const update = useEffectEvent(() => {
    const { initialValues, values, touched, submitCount, resetForm, setValues } = formik;
    if (initialValues.startDate === today || isSent) return;
    const isDefault = values.startDate === initialValues.startDate;
    resetForm({
      ...formik,
      values: { ...initialValues, startDate: today },
      touched: { ...touched, startDate: isSeasonOver(today) || submitCount > 0 },
    });
    // Validates these values. Formik's `validateForm` would use those of the last render.
    void setValues(isDefault ? { ...values, startDate: today } : values);
  });
  useEffect(() => update(), [today]);
}
