import type { AxiosInstance } from 'axios';

const REQUEST_TIMEOUT = 60_000;

let connection: Promise<AxiosInstance> | undefined;

async function open(): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    baseURL: location.origin,
    timeout: REQUEST_TIMEOUT,
    allowAbsoluteUrls: false,
    headers: { appCode: 'echem', appDriver: '101' },
  });
}

/** One client for the whole page; a load that failed is tried again at the next call. */
export function connect(): Promise<AxiosInstance> {
  connection ??= open().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}
