import { expect, it } from 'vitest';
import { basePath } from '../../build/basePath.mjs';

it('The base path is the root where none is given', () => {
  expect([{}, { BASE_PATH: '' }, { BASE_PATH: '/' }].map(basePath)).toEqual(['/', '/', '/']);
});

it('A base path stands between slashes', () => {
  expect(['/console/', '/a/b-1/', '/~x.y/'].map(path => basePath({ BASE_PATH: path }))).toEqual([
    '/console/',
    '/a/b-1/',
    '/~x.y/',
  ]);
});

it.each(['console', '/console', 'console/', '//', '/a b/', 'https://elsewhere.example/'])(
  'The base path %j is refused with a sentence',
  path => {
    expect(() => basePath({ BASE_PATH: path })).toThrow(
      `BASE_PATH must begin and end with a slash, as /console/ does, not "${path}".`,
    );
  },
);
