export const headers = (token: string | undefined, json: boolean) => ({
  accept: 'application/json',
  ...(json && { 'content-type': 'application/json' }),
  ...(token && { authorization: `Bearer ${token}` }),
});
