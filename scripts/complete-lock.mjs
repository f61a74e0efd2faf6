// @ts-check
// A registry that lacks some optional platform packages makes npm leave them out of the lock, and `npm ci` then refuses
// that lock on every machine. Their parents pin them exactly, so they can be written down without being seen.
// Run it after every `npm install` that changed the lock.
import { readFileSync, writeFileSync } from 'node:fs';

import { missingOptionals, platformPackage } from './lock/platform-packages.mjs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingOptionals(lock.packages);

for (const { name, version, parent } of missing)
  lock.packages[`node_modules/${name}`] = platformPackage(name, version, parent);

lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} optional packages added to the lock`);
