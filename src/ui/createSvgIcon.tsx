import type { ReactNode, SVGProps } from 'react';

/** The sizes of MUI's icons in pixels. */
const sizes = { small: 13, medium: 16, large: 18, inherit: '1em' };

interface Props extends SVGProps<SVGSVGElement> {
  fontSize?: keyof typeof sizes;
}

/**
 * Replaces MUI's own module for `@mui/icons-material` in the build (vite.config.ts). An icon is a plain
 * `<svg>` without theme and emotion. It is hidden from screen readers, because it is beside text or in a
 * named button.
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
