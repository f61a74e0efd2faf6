import type { AxiosInstance } from 'axios';

const REQUEST_TIMEOUT = 60_000;

/** HTTP client bound to one origin: neither a path nor a redirect can send the token elsewhere. */
export async function openClient(origin: string): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    baseURL: origin,
    timeout: REQUEST_TIMEOUT,
    allowAbsoluteUrls: false,
    validateStatus: () => true,
    headers: { appCode: 'echem', appDriver: '101' },
  });
}

/** Loads the client at the first call; a failed load is retried at the next. */
export function clientFor(origin: string): () => Promise<AxiosInstance> {
  let connection: Promise<AxiosInstance> | undefined;
  return () => {
    connection ??= openClient(origin).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
}
