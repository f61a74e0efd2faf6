import { EXIT, StartFailure } from '../exit-codes';
import type { S3Settings } from './objects/s3-objects';

export type FileSettings = {
  store: { kind: 'folder'; folder: string | undefined } | ({ kind: 's3' } & S3Settings);
  /** Undefined: files are taken unscanned. */
  scanner: { host: string; port: number } | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

const wrong = (name: string, message: string) => new StartFailure(EXIT.settings, `设置有误：${name} ${message}`);

function needed(environment: Environment, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '') throw wrong(name, 'is needed when FILES_STORE=s3');
  return value;
}

function readS3(environment: Environment): S3Settings {
  const endpoint = needed(environment, 'FILES_S3_ENDPOINT');
  const isAddress = URL.canParse(endpoint) && ['https:', 'http:'].includes(new URL(endpoint).protocol);
  if (!isAddress) throw wrong('FILES_S3_ENDPOINT', 'must be a web address');
  const bucket = needed(environment, 'FILES_S3_BUCKET');
  const prefix = environment['FILES_S3_PREFIX'] ?? '';
  if (!/^[\w.-]+$/.test(bucket)) throw wrong('FILES_S3_BUCKET', 'must be the name of a bucket');
  if (!/^(?:[\w.-]+\/)*$/.test(prefix)) throw wrong('FILES_S3_PREFIX', 'must end with / and hold plain names');
  return {
    endpoint,
    bucket,
    prefix,
    region: environment['FILES_S3_REGION'] ?? 'us-east-1',
    accessKey: needed(environment, 'FILES_S3_ACCESS_KEY'),
    secretKey: needed(environment, 'FILES_S3_SECRET_KEY'),
  };
}

function readScanner(given: string | undefined): FileSettings['scanner'] {
  if (given === undefined || given === '' || given === 'off') return undefined;
  const [, host, port] = /^clamd:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(given) ?? [];
  if (host === undefined) throw wrong('FILES_SCAN', 'must be off or clamd://host:port');
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/** FILES_STORE, FILES_DIR, FILES_S3_…, FILES_SCAN. */
export function readFileSettings(environment: Environment): FileSettings {
  const { FILES_STORE: store, FILES_DIR: folder, FILES_SCAN: scan } = environment;
  const scanner = readScanner(scan);
  if (store === 's3') return { store: { kind: 's3', ...readS3(environment) }, scanner };
  if (store !== undefined && store !== '' && store !== 'folder') throw wrong('FILES_STORE', 'must be folder or s3');
  return { store: { kind: 'folder', folder: folder === '' ? undefined : folder }, scanner };
}
