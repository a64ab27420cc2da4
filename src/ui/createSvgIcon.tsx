import type { ReactNode, SVGProps } from 'react';

/** MUI's names for an icon's size, pixels. */
const sizes = { small: 13, medium: 16, large: 18, inherit: '1em' };

interface Props extends SVGProps<SVGSVGElement> {
  fontSize?: keyof typeof sizes;
}

/**
 * The build gives this to `@mui/icons-material` in place of MUI's own (vite.config.ts): an icon is a plain `<svg>` that
 * needs no theme and no emotion. It stands beside words or in a named button, and says nothing to screen readers.
 */
export default function createSvgIcon(path: ReactNode) {
  return ({ fontSize = 'medium', ...props }: Props) => (
    <svg
      viewBox="0 0 24 24"
      width={sizes[fontSize]}
      height={sizes[fontSize]}
      fill="currentColor"
      aria-hidden="true"
      {...props}
    >
      {path}
    </svg>
  );
}
