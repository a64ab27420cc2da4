/** What the seeded applications can do: tools, the groups they come in, and the groups that each purpose needs, in their order. */
export const TOOLS: [name: string, help: string][] = [
  ['Owner Search', 'By last name, company or trust'], ['Address Search', 'By house number and street'], ['Parcel Number Search', 'By the number of the roll'],
  ['Legal Description Search', ''], ['Sales Search', 'By date, price and neighborhood'], ['Permit Search', 'By number, contractor or address'], ['Document Search', 'Deeds, plats and surveys'],
  ['Identify', 'What is at this point'], ['Select by Rectangle', ''], ['Select by Polygon', ''], ['Select by Line', ''], ['Buffer', 'Everything within a distance'],
  ['Measure Distance', 'Along a line, in feet or meters'], ['Measure Area', 'In acres or square feet'], ['Coordinates', 'State plane, latitude and longitude'], ['Elevation Profile', 'Along a drawn line'],
  ['Print Map', 'Letter to Arch E, to scale'], ['Export to Spreadsheet', 'What is selected'], ['Mailing Labels', 'Avery 5160 and 5163'], ['Share Link', 'The map as it is seen now'], ['Report Card', 'The property record as PDF'],
  ['Draw', 'Points, lines and text'], ['Bookmarks', ''], ['Layer List', 'What is shown, and how strongly'], ['Legend', ''], ['Basemap Gallery', 'Streets, imagery and topography'], ['Swipe', 'Two years side by side'], ['Time Slider', 'Imagery through the years'],
  ['Split Parcel', 'By line, by area'], ['Combine Parcels', ''], ['Traverse', 'Courses of a deed, with closure'], ['Annotation', ''], ['Topology Check', 'Gaps, overlaps and slivers'],
  ['Sketch Editor', 'Building outlines with areas'], ['Photo Upload', 'From phone or camera'], ['Work Orders', 'Given, done, checked'], ['Route', 'Many visits in the shortest order'], ['Street View', ''], ['Comparable Finder', 'Sales like this property'], ['Flood Certificate', 'Zone, panel and date'],
  ['بحث عن المالك', ''], ['Field Notes for Intergovernmental Boundary Reconciliation with Photographs, Courses and Witness Monuments 📐', 'Has the longest name'],
];
export const TOOLGROUPS: [name: string, help: string, tools: number[]][] = [
  ['Search', 'Finding a property', [0, 1, 2, 3, 4, 5, 6]], ['Selection', 'Choosing parcels on the map', [7, 8, 9, 10, 11]], ['Measuring', '', [12, 13, 14, 15]],
  ['Output', 'Paper, files and links', [16, 17, 18, 19, 20]], ['Markup', '', [21, 22]], ['Map Display', 'Layers and backgrounds', [23, 24, 25, 26, 27]],
  ['Parcel Maintenance', 'For cartographers', [28, 29, 30, 31, 32]], ['Field Work', 'On the road', [33, 34, 35, 36, 41]], ['Valuation', '', [4, 38, 20]],
  ['Site', 'What the place looks like', [37, 15, 27]], ['Notices', 'Letters to neighbors', [11, 18]], ['Flood', '', [7, 39]], ['أدوات البحث', '', [40, 2]], ['Empty for now', 'Nothing in it yet', []],
];
/** Toolgroups of each of PURPOSES. */
export const TOOLGROUPS_OF_PURPOSES: number[][] = [
  [0, 1, 3], [0, 3], [8, 0, 1, 3], [6, 2, 1, 5], [7, 9, 2], [5, 1, 0], [11, 0], [0, 7], [0], [8, 3, 4], [0, 3], [7, 2], [12], [10, 1, 3],
];
