// @ts-check

/**
 * @typedef {{ version: string, cpu?: string[], dev?: true, libc?: string[], optional: true, os?: string[] }} PlatformPackage
 * @typedef {{ optionalDependencies?: Record<string, string>, dev?: true }} Parent
 * @typedef {Record<string, Parent>} Packages
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const ARM_ABIS = ['gnueabihf', 'musleabihf', 'armhf', 'eabi'];

/** @param {string} path @param {string} name the nearest place upwards where Node would find the package */
function* placesOf(path, name) {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/'))))
    yield `${folder}/node_modules/${name}`;
  yield `node_modules/${name}`;
}

/** @param {Packages} packages @returns {{ name: string, version: string, parent: Parent }[]} */
export const missingOptionals = (packages) =>
  Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => ![...placesOf(path, name)].some((place) => place in packages))
      .map(([name, version]) => ({ name, version, parent })),
  );

/** @param {string} name */
function machineOf(name) {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const os = words.includes('universal') ? ['darwin'] : SYSTEMS.filter((system) => words.includes(system));
  const isArm = words.some((word) => ARM_ABIS.includes(word));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor) || (processor === 'arm' && isArm));
  const libc = [...(words.includes('musl') ? ['musl'] : []), ...(words.includes('gnu') ? ['glibc'] : [])];
  return { os, cpu, libc: os.includes('linux') ? libc : [] };
}

/** @param {string} name @param {string} version @param {Parent} parent @returns {PlatformPackage} */
export function platformPackage(name, version, parent) {
  if (!/^\d/.test(version))
    throw new Error(`${name}@${version} is a range; only exact versions can be written down unseen`);
  const { os, cpu, libc } = machineOf(name);
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc.length && { libc }),
    optional: true,
    ...(os.length && { os }),
  };
}
