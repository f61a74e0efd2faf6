// Runs before every npm script, on a clone without node_modules: built-ins only, and nothing newer than the check itself
// may be parsed before an old Node has been told what is wrong.
var version = process.versions.node.split('.').map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('ChemLane needs Node 20.19 or newer; this is ' + process.version + '.');
  process.exit(1);
}

import('./install/install.mjs')
  .then((installer) =>
    installer.installWhenStale(new URL('..', import.meta.url), { onlyToRun: process.argv.includes('--to-run') }),
  )
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
