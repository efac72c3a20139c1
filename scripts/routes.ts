import { writeFileSync } from 'node:fs';
import { SCREEN_IMPORTS, screenImports } from './routes/screenImports.ts';

// `npx tsx scripts/routes.ts`: writes the imports of the screens from the rows in src/lib/routes.ts.
writeFileSync(SCREEN_IMPORTS, screenImports());
