import { memo } from 'react';
import { HIDDEN_NAME } from '../../../domain/anonymity';
import { readerText } from '../../../domain/baalKorah';
import { screenOnlyClass, type SignUpColumn, type SignUpRowData } from './signUpColumns';

interface SignUpRowProps extends SignUpRowData {
  columns: readonly SignUpColumn[];
}

// On small screens CSS lays out a row as a card. The explicit roles keep it a table row for screen readers.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

function Row({ columns, ...row }: SignUpRowProps) {
  const [header, ...others] = columns;
  return (
    <tr role="row">
      <th
        role="rowheader"
        scope="row"
        data-print-name={screenOnlyClass(row) && HIDDEN_NAME}
        data-print-note={readerText(row.signUp)}
      >
        {header?.cell(row)}
      </th>
      {others.map(({ name, label, cell }) => (
        <td key={name} role="cell" className={`roster__${name}`} data-label={label}>
          {cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** Memoized, because a table can have thousands of rows. A row that has not changed is the same object in the next records. */
export const SignUpRow = memo(Row);
