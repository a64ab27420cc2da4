import CropSquareIcon from '@mui/icons-material/CropSquareOutlined';
import HexagonIcon from '@mui/icons-material/HexagonOutlined';
import LensIcon from '@mui/icons-material/Lens';
import TimelineIcon from '@mui/icons-material/TimelineOutlined';

const signs: Readonly<Record<string, typeof LensIcon>> = {
  Point: LensIcon,
  Polyline: TimelineIcon,
  Polygon: HexagonIcon,
};

/** What the shapes of a layer look like. */
export function GeometrySign({ type }: { type: string }) {
  const Sign = (Object.hasOwn(signs, type) && signs[type]) || CropSquareIcon;
  return <Sign fontSize="small" style={type === 'Point' ? { padding: 3 } : {}} />;
}
