/** The time zones of moment-timezone. Vite keeps only the site's zone (vite/siteZone.ts), because all of them take 27 kB. */
export { default as zoneData } from 'moment-timezone/data/packed/latest.json';
