import { expect, it } from 'vitest';
import { basePath } from '../../build/basePath.mjs';

it('the base path is / unless one is set', () => {
  expect([{}, { BASE_PATH: '' }, { BASE_PATH: '/' }].map(basePath)).toEqual(['/', '/', '/']);
});

it('a base path with a slash at both ends is accepted', () => {
  expect(['/console/', '/a/b-1/', '/~x.y/'].map(path => basePath({ BASE_PATH: path }))).toEqual([
    '/console/',
    '/a/b-1/',
    '/~x.y/',
  ]);
});

it.each(['console', '/console', 'console/', '//', '/a b/', 'https://elsewhere.example/'])(
  'the base path %j is refused with an explanation',
  path => {
    expect(() => basePath({ BASE_PATH: path })).toThrow(
      `BASE_PATH must begin and end with a slash, as /console/ does, not "${path}".`,
    );
  },
);
