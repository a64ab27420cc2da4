export default {
  title: 'Not built yet',
  text: 'This part of the console is still being built. Its address stays the same.',
} as const;
