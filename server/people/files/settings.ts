import type { S3Settings } from './objects/s3-objects';

export type FileSettings = {
  store: { kind: 'folder'; folder: string | undefined } | ({ kind: 's3' } & S3Settings);
  /** Undefined: files are accepted unscanned. */
  scanner: { host: string; port: number } | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

const CLAMD = /^clamd:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i;
const S3_NEEDS = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'];

const readSetting = (environment: Environment, name: string) => environment[name] ?? '';
const isWebAddress = (text: string) => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol);

/** Valid values; an empty variable counts as unset. */
const FORMS: readonly [name: string, isRight: (text: string) => boolean, message: string][] = [
  ['FILES_STORE', (text) => ['folder', 's3'].includes(text), 'must be folder or s3'],
  ['FILES_SCAN', (text) => text === 'off' || CLAMD.test(text), 'must be off or clamd://host:port'],
  ['FILES_S3_ENDPOINT', isWebAddress, 'must be a web address'],
  ['FILES_S3_BUCKET', (text) => /^[\w.-]+$/.test(text), 'must be the name of a bucket'],
  ['FILES_S3_PREFIX', (text) => /^(?:[\w.-]+\/)*$/.test(text), 'must end with / and hold plain names'],
];

export function fileFaults(environment: Environment): string[] {
  const wrong = FORMS.filter(
    ([name, isRight]) => readSetting(environment, name) !== '' && !isRight(readSetting(environment, name)),
  );
  const needed = readSetting(environment, 'FILES_STORE') === 's3' ? S3_NEEDS : [];
  const missing = needed.filter((name) => readSetting(environment, name) === '');
  return [
    ...wrong.map(([name, , message]) => `${name} ${message}`),
    ...missing.map((name) => `${name} is needed when FILES_STORE=s3`),
  ];
}

function readScanner(text: string): FileSettings['scanner'] {
  const [, host, port] = CLAMD.exec(text) ?? [];
  return host === undefined ? undefined : { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

export function readFileSettings(environment: Environment): FileSettings {
  const read = (name: string) => readSetting(environment, name);
  const scanner = readScanner(read('FILES_SCAN'));
  if (read('FILES_STORE') !== 's3')
    return { store: { kind: 'folder', folder: read('FILES_DIR') || undefined }, scanner };
  const store = {
    kind: 's3' as const,
    endpoint: read('FILES_S3_ENDPOINT'),
    bucket: read('FILES_S3_BUCKET'),
    prefix: read('FILES_S3_PREFIX'),
    region: read('FILES_S3_REGION') || 'us-east-1',
    accessKey: read('FILES_S3_ACCESS_KEY'),
    secretKey: read('FILES_S3_SECRET_KEY'),
  };
  return { store, scanner };
}
