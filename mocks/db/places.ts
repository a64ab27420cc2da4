/** The world of the seed: applications are counties and cities, roles are the desks of an assessor's office. */
export const APPLICATIONS = [
  'Larkspur County Assessor', 'City of Millbrook', 'Harlan County GIS', 'Town of Easton Falls', 'Cedar Ridge Property Viewer',
  'Pine Hollow County', 'City of Saint Albans Bay', 'Ottawa Bend Planning', 'Marlow County Tax Maps', 'Silver Creek Public Works',
  'Bexley Township', 'North Fork County Recorder',
];
export const ROLES: [name: string, description: string][] = [
  ['Admin', 'Runs an application'],
  ['Assessor', 'Values property and signs the roll'],
  ['Appraiser', 'Inspects and appraises parcels'],
  ['GIS Analyst', 'Keeps the parcel fabric'],
  ['Field Inspector', 'Visits permits and new construction'],
  ['Recorder', 'Enters deeds and transfers'],
  ['Planner', 'Zoning and land use'],
  ['Public', 'Reads the public map'],
];
export const TAGS: [name: string, help: string, maps: number][] = [
  ['Parcels', 'Parcel boundaries and identifiers', 148], ['Zoning', 'Districts and overlays', 96], ['Flood Zones', 'FEMA hazard areas', 71],
  ['Tax Districts', 'Levy and code areas', 64], ['Aerial Imagery', 'Orthophotos by year', 58], ['Sales', 'Verified property sales', 52],
  ['Building Permits', 'Open and closed permits', 47], ['School Districts', '', 41], ['Precincts', 'Voting precincts', 33],
  ['Soils', 'Agricultural soil survey', 29], ['Contours', 'Two-foot contours', 27], ['Easements', '', 24], ['Water Mains', 'Utility network', 22],
  ['Sewer', '', 19], ['Street Centerlines', 'Addressable streets', 18], ['Address Points', '', 17], ['Historic Districts', '', 14],
  ['Exemptions', 'Homestead, veteran and farm exemptions', 13], ['Appeals', 'Open valuation appeals', 12], ['Subdivisions', 'Recorded plats', 11],
  ['Public Lands', '', 9], ['Trails', '', 8], ['Wetlands', '', 7], ['Fire Districts', '', 6], ['Neighborhoods', 'Valuation neighborhoods', 5],
  ['Land Use', '', 4], ['Survey Corners', 'Monuments and ties', 3], ['Split Parcels', 'Awaiting a new roll number', 2],
  ['Oblique Imagery', '', 1], ['Draft', 'Not published', 0], ['Pictometry', 'Licensed imagery', 0],
];
export const PLANS = ['Professional Monthly', 'Professional Yearly', 'Day Pass', 'Title Company', 'Surveyor'];
